import { writeFileSync } from 'node:fs';
import { compileFromPackage } from './open-geocoder';

/** Run by the build: writes the compact gazetteer to the file that it is given. */
const [, , file = ''] = process.argv;
writeFileSync(file, await compileFromPackage());
