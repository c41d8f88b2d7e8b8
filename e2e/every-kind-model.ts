import { buildEveryKind, registerModel } from '../domain/src/catalogue/assets/build-every-kind';

/** Runs before a server of journeys: it then has an asset type with a field of every kind, for establishments of cattle. */
registerModel(buildEveryKind(11, [1, 5, 6, 7, 8]));
