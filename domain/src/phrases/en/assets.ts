import type { assets as es } from '../es/assets';
import { translate } from '../phrase';

export const assets = translate<typeof es>()({
  loadMany: 'Add several',
  listAdd: 'Add {{one}}',
  listAddShort: 'Add',
  listEmptyAdd: 'What you add in {{place}} will appear here.',
  listEmptyWait: 'What is added in {{place}} will appear here. Your role does not let you add anything.',
  listEmptyArrives:
    'You cannot add {{nouns}} in {{place}}: they arrive by transfer. The sender finds it by its alias, {{alias}}.',
  listToTransfers: 'See transfers',
  copyAlias: 'Copy the alias',
  aliasCopied: 'Alias copied',
  transferredM: 'transferred {{many}}',
  transferredF: 'transferred {{many}}',
  transferredOpen: 'See the transfer',
  transferredNoneM: 'No transferred {{many}}',
  transferredNoneF: 'No transferred {{many}}',
  transferredNoneText: 'What leaves {{place}} by transfer stays here, as it was when it left.',
  deletedM: 'retired {{many}}',
  deletedF: 'retired {{many}}',
  deletedNoneM: 'No retired {{many}}',
  deletedNoneF: 'No retired {{many}}',
  exportList: 'The list of {{many}}',
  exportTransfers: 'Each with its transfer',
  exportEvents: 'Their events, one a row',
  deletedNoneText: 'What is retired in {{place}} stays here, with the event, the day and who recorded it.',
  deleteMany: 'Retire {{many}}',
  deleteShort: 'Retire',
  listAdded: '{{label}} was added',
  listSaved: '{{label}} was saved',
});
