import type { past as es } from '../es/past';
import { translate } from '../phrase';

export const past = translate<typeof es>()({
  otherDay: 'Another date',
  asItWas: 'This is how it was on {{day}}',
  backToToday: 'Back to today',
  readOnly: 'Nothing is recorded or edited in the past: go back to today for that.',
  inLot: 'In lot {{lot}}',
  inNoLot: 'In no lot',
  hereSince: 'Records since {{day}}',
  pausedThen: 'It was paused since {{day}}',
  retiredSince: 'It was retired later',
  notYetTitle: 'It was not here yet on {{day}}',
  notYetText: 'There are records since {{day}}.',
  seeFirstDay: 'See that day',
  seeThen: 'See how it was',
  nothingThen: 'There were no {{many}} on {{day}}',
  nothingEver: 'Nothing has been recorded yet.',
  noSuchDay: 'That date cannot be shown',
  noSuchDayText: 'Choose a day up to today.',
  notFetched: 'We could not show how it was on that day',
});
