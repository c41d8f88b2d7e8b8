import { files as es } from '../es/files';
import { translate } from '../phrase';

export const files = translate(es)({
  row: 'Row',
  reason: 'Reason',
  unwritten: 'Rows not saved',
  template: 'Template',
});
