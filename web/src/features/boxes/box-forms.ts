/** The forms of an establishment. They come together: a start loads the names of few pieces (decision 50). */
export { BoxEditPage } from './BoxEditPage';
export { BoxNewPage } from './BoxNewPage';
