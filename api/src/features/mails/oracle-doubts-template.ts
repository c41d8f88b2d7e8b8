import { listDoubtful } from '../oracles/answers.store';
import { doubtsTemplate } from './doubts-template';

/** To the owners of a company, about what it keeps. */
export const loadOracleDoubtsTemplate = doubtsTemplate({
  phrases: 'oracleDoubts',
  path: '/assetsOracles?only=doubts',
  list: listDoubtful,
  placeOf: ({ box }) => ({ box }),
});
