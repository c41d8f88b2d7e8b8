import { measureLists } from './measure-lists';

await measureLists('Lists of a million', { assets: 1_000_000, inFirst: 300_000, boxes: 200 });
