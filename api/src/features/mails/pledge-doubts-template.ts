import { listDoubtfulPledges } from '../collateral/pledge-doubts.store';
import { doubtsTemplate } from './doubts-template';

/** To the owners of a company that holds pledges, about these. */
export const loadPledgeDoubtsTemplate = doubtsTemplate({
  phrases: 'pledgeDoubts',
  path: '/pledges?part=doubtful',
  list: listDoubtfulPledges,
  placeOf: ({ keeper, holder }) => ({ keeper, holder }),
});
