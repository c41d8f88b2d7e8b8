import { engineEvents, oracleEvents, statusEvents, transferEvents } from '../model/engine-events';

/** What an activity is, for its sign and colour (document 3 sections 3 and 4). */
export const activityTypes = [
  'transfer',
  'info',
  'check',
  'add',
  'update',
  'newExcel',
  'rejected',
  'newTransfer',
] as const;
export type ActivityType = (typeof activityTypes)[number];

/** What the timeline is narrowed by beside all of it (document 3 section 2). */
export const activityFilters = ['singleLoad', 'singleUpdate', 'massiveLoad', 'massiveUpdate'] as const;
export type ActivityFilter = (typeof activityFilters)[number];

/** How it was entered (document 3 section 4). */
export const activityContexts = [
  'manual_form',
  'file_form',
  'massive_manual_form',
  'massive_file_form',
] as const;
export type ActivityContext = (typeof activityContexts)[number];

/** How contexts of many at once begin. */
export const massivePrefix = 'massive_';

/** How something was entered, of whatever name callers give the context: of many or not, by a file or by hand. */
export function activityContextOf(context: string): ActivityContext {
  const known = activityContexts.find((each) => each === context);
  if (known !== undefined) return known;
  const byFile = /file|excel|sheet/.test(context);
  if (context.startsWith(massivePrefix)) return byFile ? 'massive_file_form' : 'massive_manual_form';
  return byFile ? 'file_form' : 'manual_form';
}

/** Events that are neither a load nor an update: transfers with their answers, and what comes about by itself (decision 62). */
export const neitherLoadNorUpdate: readonly number[] = [
  engineEvents.transfer,
  transferEvents.receive,
  transferEvents.return,
  transferEvents.withdraw,
  statusEvents.expire,
  oracleEvents.answer,
];

/** What a filter finds: loads or updates, of one or of many at once. */
export interface ActivityWish {
  readonly isLoad: boolean;
  readonly isMassive: boolean;
}

/** The filters as what they find. */
export const activityWishes: Readonly<Record<ActivityFilter, ActivityWish>> = {
  singleLoad: { isLoad: true, isMassive: false },
  singleUpdate: { isLoad: false, isMassive: false },
  massiveLoad: { isLoad: true, isMassive: true },
  massiveUpdate: { isLoad: false, isMassive: true },
};

/** What of an event decides its type. */
export interface ActivityFacts {
  readonly eventType: number;
  readonly context: string;
  /** Of a transfer: it waits for the answer of its receiver. */
  readonly isWaiting: boolean;
}

const byEventType: ReadonlyMap<number, ActivityType> = new Map([
  [engineEvents.edit, 'update'],
  [engineEvents.transfer, 'transfer'],
  [transferEvents.receive, 'transfer'],
  [transferEvents.withdraw, 'transfer'],
  [transferEvents.return, 'rejected'],
  [statusEvents.expire, 'info'],
  [oracleEvents.answer, 'info'],
]);

/** The type of an event among activities; an event of the model itself is a `check` (document 3 section 4). */
export function activityTypeOf({ eventType, context, isWaiting }: ActivityFacts): ActivityType {
  if (isWaiting) return 'newTransfer';
  if (eventType !== engineEvents.load) return byEventType.get(eventType) ?? 'check';
  return activityContextOf(context).endsWith('file_form') ? 'newExcel' : 'add';
}
