import { records as es } from '../es/records';
import { translate } from '../phrase';

export const records = translate(es)({
  back: 'Back',
  newCompany: 'New company',
  saveCompany: 'Create the company',
  companyMade: '{{name}} is yours. Now you can open its first establishment.',
  noCompanyRoom: 'You have all the companies of your plan',
  noCompanyRoomText: 'Ask for a larger quota to create another.',
  newBox: 'New establishment',
  saveBox: 'Create the establishment',
  boxMade: '{{name}} is among your establishments.',
  noBoxRoom: '{{company}} has all the establishments of its plan',
  noBoxRoomText: 'Ask for a larger quota to open another.',
  noBoxAdd: 'You may not open establishments',
  noBoxAddText: 'Whoever manages a company does. Ask them for the right, or create a company of your own.',
  profile: 'Your profile',
  editOne: 'Edit {{name}}',
  changed: 'Changes saved in {{name}}',
  profileChanged: 'Your profile was saved',
  edit: 'Edit',
  goneM: 'We did not find this {{noun}}',
  goneF: 'We did not find this {{noun}}',
  goneText: 'You may not have access, or the address has a mistake.',
  failed: 'We could not fetch the data',
  toHome: 'Go to the start',
});
