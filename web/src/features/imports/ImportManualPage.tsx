import { addPurpose } from './import-purpose';
import { ImportPlace } from './ImportPlace';

/** New assets by a spreadsheet that is filled right here (document 2 section 2, bulk asset upload, manual wizard). */
export function ImportManualPage() {
  return <ImportPlace mode="manual" purpose={addPurpose} />;
}
