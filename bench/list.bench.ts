import { measureLists } from './measure-lists';

await measureLists('Lists', { assets: 100_000, inFirst: 30_000, boxes: 20 });
