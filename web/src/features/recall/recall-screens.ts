/** The screens of a recall. They come together: a start loads the names of few pieces (decision 50). */
export { AssetRecallPage } from './AssetRecallPage';
export { CodeRecallPage } from './CodeRecallPage';
export { LotRecallPage } from './LotRecallPage';
