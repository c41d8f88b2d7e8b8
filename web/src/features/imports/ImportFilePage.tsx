import { addPurpose } from './import-purpose';
import { ImportPlace } from './ImportPlace';

/** Imports new assets from a spreadsheet, in four steps (document 2 section 2, bulk asset upload). */
export function ImportFilePage() {
  return <ImportPlace mode="file" purpose={addPurpose} />;
}
