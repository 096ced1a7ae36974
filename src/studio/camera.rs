//! The game, rendered to a texture that is read back after every frame.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use bevy::app::PluginsState;
use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::gpu_readback::{Readback, ReadbackComplete};
use bevy::render::render_resource::{PipelineCache, TextureFormat, TextureUsages};
use bevy::time::TimeUpdateStrategy;

use super::film::{Dress, FilmError, Picture};
use super::progress::{Meter, Progress};
use crate::app::picture_app;
use crate::screens::{Curtain, Director, FirstScreen, PlayScene, Screen, Uncluttered};
use crate::settings::{Quality, Settings};
use crate::showcase::Scene;
use crate::view::{BoardCamera, Mipmaps, Timeline};

/// The time limit for loading models and shaders.
const PATIENCE: Duration = Duration::from_secs(180);
/// Frames before the first picture, until layout has settled and pieces are spawned.
const REHEARSALS: usize = 6;
/// The row pitch of texture readback is a multiple of this many bytes.
const ROW_ALIGNMENT: usize = 256;
/// Maximum number of frames until a picture has been read back.
const LONGEST_WAY: usize = 60;

/// Pictures that have been read back, oldest first.
#[derive(Resource, Default)]
struct Developed {
    pictures: VecDeque<Vec<u8>>,
    /// How many have been read back in total.
    count: usize,
}

/// The game with a camera that renders to a texture.
pub(super) struct Studio {
    app: App,
    size: UVec2,
    frame: Duration,
    /// How many pictures have been requested.
    asked: usize,
    meter: Meter,
}

impl Studio {
    /// Loads the game and sets up the scene, with time paused.
    pub(super) fn open(scene: Scene, size: UVec2, fps: u32, dress: Dress) -> Result<Self, FilmError> {
        let mut app = picture_app(size);
        app.insert_resource(FirstScreen::Showcase(Box::new(scene)))
            .insert_resource(Uncluttered)
            .insert_resource(Settings {
                finish: dress.finish,
                is_night: dress.is_night,
                camera_leans: !dress.is_steady,
                camera_shakes: !dress.is_steady,
                graphics: Some(Quality::High),
                ..default()
            })
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO))
            .init_resource::<Developed>();
        let begun = Instant::now();
        while app.plugins_state() == PluginsState::Adding {
            std::thread::sleep(Duration::from_millis(1));
        }
        app.finish();
        app.cleanup();
        app.update();
        let mut target = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
        target.texture_descriptor.usage |= TextureUsages::COPY_SRC;
        let image = app.world_mut().resource_mut::<Assets<Image>>().add(target);
        let target = RenderTarget::Image(image.clone().into());
        let camera = app.world_mut().query_filtered::<Entity, With<BoardCamera>>().single(app.world());
        let camera = camera.map_err(|error| FilmError::Undrawn(error.to_string()))?;
        app.world_mut().entity_mut(camera).insert(target);
        let frame = Duration::from_secs(1) / fps;
        let mut studio = Self { app, size, frame, asked: 0, meter: Meter::default() };
        let mut ready = 0;
        while ready < REHEARSALS {
            if begun.elapsed() > PATIENCE {
                return Err(FilmError::Undrawn("its models or shaders did not come in time".to_owned()));
            }
            studio.app.update();
            ready = if studio.is_ready()? { ready + 1 } else { 0 };
            if ready == 0 {
                std::thread::sleep(Duration::from_millis(5));
            }
        }
        studio.app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
        studio.app.world_mut().spawn(Readback::texture(image)).observe(develop);
        Ok(studio)
    }

    /// Whether everything visible has loaded.
    fn is_ready(&mut self) -> Result<bool, FilmError> {
        let world = self.app.world();
        if *world.resource::<State<Screen>>().get() == Screen::Trouble {
            return Err(FilmError::Undrawn("some of its files are missing or damaged".to_owned()));
        }
        let on_stage =
            *world.resource::<State<Screen>>().get() == Screen::Showcase && !world.contains_resource::<Curtain>();
        let Some(render) = self.app.get_sub_app(RenderApp) else {
            return Err(FilmError::Undrawn("nothing draws here".to_owned()));
        };
        let compiled = render.world().get_resource::<PipelineCache>();
        let Some(compiled) = compiled else {
            return Err(FilmError::Undrawn("there is neither a graphics card nor a driver that draws".to_owned()));
        };
        let textures = world.resource::<Mipmaps>();
        if textures.have_lost() {
            return Err(FilmError::Undrawn("some of its textures are missing or damaged".to_owned()));
        }
        let has_textures = textures.are_made();
        Ok(on_stage && has_textures && compiled.waiting_pipelines().next().is_none())
    }

    /// The next picture. Readback lags some frames behind; pictures arrive once each and in order.
    pub(super) fn shoot(&mut self) -> Result<Picture, FilmError> {
        for _ in 0..LONGEST_WAY {
            self.update();
            if let Some(bytes) = self.app.world_mut().resource_mut::<Developed>().pictures.pop_front() {
                return Ok(picture(&bytes, self.size));
            }
        }
        Err(FilmError::Undrawn("no picture comes back".to_owned()))
    }

    fn update(&mut self) {
        self.app.update();
        self.asked += 1;
    }

    /// Advances a frame without rendering.
    pub(super) fn pass(&mut self) {
        self.draw(false);
        self.update();
        self.app.world_mut().resource_mut::<Developed>().pictures.clear();
    }

    /// A picture of the present moment. It is rendered once and stays in the texture until it has been read back.
    pub(super) fn shoot_now(&mut self) -> Result<Picture, FilmError> {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        self.draw(true);
        self.update();
        self.draw(false);
        let drawn = self.asked;
        for _ in 0..LONGEST_WAY {
            let mut developed = self.app.world_mut().resource_mut::<Developed>();
            if developed.count >= drawn
                && let Some(bytes) = developed.pictures.pop_back()
            {
                self.app.insert_resource(TimeUpdateStrategy::ManualDuration(self.frame));
                return Ok(picture(&bytes, self.size));
            }
            self.update();
        }
        Err(FilmError::Undrawn("no picture comes back".to_owned()))
    }

    /// Restarts the scene.
    pub(super) fn begin_again(&mut self, scene: Scene) {
        self.meter = Meter::default();
        self.app.world_mut().trigger(PlayScene(scene));
    }

    /// Switches rendering on or off.
    fn draw(&mut self, is_drawn: bool) {
        let world = self.app.world_mut();
        for mut camera in world.query_filtered::<&mut Camera, With<BoardCamera>>().iter_mut(world) {
            camera.is_active = is_drawn;
        }
    }

    /// The mean time per frame over `frames` frames.
    pub(super) fn frame_time(&mut self, frames: u32) -> Result<Duration, FilmError> {
        const WARM_UP: u32 = 3;
        for _ in 0..WARM_UP {
            self.shoot()?;
        }
        let begun = Instant::now();
        for _ in 0..frames {
            self.shoot()?;
        }
        Ok(begun.elapsed() / frames.max(1))
    }

    /// Removes everything rendered, apart from lights and camera.
    pub(super) fn clear(&mut self) {
        let world = self.app.world_mut();
        let drawn: Vec<Entity> = world.query_filtered::<Entity, With<Mesh3d>>().iter(world).collect();
        for entity in drawn {
            world.entity_mut(entity).remove::<Mesh3d>();
        }
    }

    /// Whether the scene is over.
    pub(super) fn is_over(&self) -> bool {
        let world = self.app.world();
        world.resource::<Director>().is_over() && !world.resource::<Timeline>().is_busy()
    }

    /// Whether anything is still moving.
    pub(super) fn is_moving(&self) -> bool {
        self.app.world().resource::<Timeline>().is_busy()
    }

    /// The scene's progress after `frames` frames.
    pub(super) fn progress(&mut self, frames: usize) -> Progress {
        let world = self.app.world();
        let (begun, actions) = world.resource::<Director>().progress();
        let part = self.meter.look((begun, actions), world.resource::<Timeline>().left_secs());
        Progress { part, begun, actions, secs: frames as f32 * self.frame.as_secs_f32() }
    }
}

fn develop(complete: On<ReadbackComplete>, mut developed: ResMut<Developed>) {
    developed.count += 1;
    developed.pictures.push_back(complete.data.clone());
}

/// The picture, from rows padded for readback.
fn picture(bytes: &[u8], size: UVec2) -> Picture {
    let width = size.x as usize * 4;
    let aligned = width.next_multiple_of(ROW_ALIGNMENT);
    let row = if bytes.len() >= aligned * size.y as usize { aligned } else { width };
    let rows = bytes.chunks(row).take(size.y as usize);
    let pixels = rows.flat_map(|row| row[..width].chunks_exact(4).map(|pixel| [pixel[0], pixel[1], pixel[2]]));
    Picture { size, pixels: pixels.collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_end_where_the_picture_does() {
        let size = UVec2::new(3, 2);
        let mut bytes = vec![7; 2 * ROW_ALIGNMENT];
        bytes[ROW_ALIGNMENT..ROW_ALIGNMENT + 12].fill(9);
        let padded = picture(&bytes, size);
        assert_eq!(padded.pixels, [[[7; 3]; 3], [[9; 3]; 3]].concat());
        let tight = picture(&[[7; 12], [9; 12]].concat(), size);
        assert_eq!(tight, padded);
    }
}
