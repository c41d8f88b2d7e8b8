import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { StateRule } from '@huella/domain/model/state-rule';
import { statesOf } from '@huella/domain/rules/state-fields';
import type { Address } from '../../address';
import { call, type CallInput } from '../../call/call';
import type { SeenView } from '../../map/GroupsLayer';
import type { Tone } from '../../theme/tokens';
import { assetAddress } from '../assets/asset-address';

/** Where a map has its assets from, and where each of them leads. */
export interface MapSource {
  /** The name of the call, and what it is asked for beside a view. */
  readonly key: readonly [name: string, ...about: readonly unknown[]];
  readonly read: (view: SeenView, signal: AbortSignal) => Promise<ReplyOf<Calls['objects.map']>>;
  readonly addressOf: (id: number) => Address;
  /** How assets may stand, in the order in which a group tells it; none where the map does not. */
  readonly states: readonly MapState[];
}

/** A state of assets as a map draws it. */
export interface MapState extends Pick<StateRule, 'state' | 'label' | 'tone' | 'icon'> {
  readonly tone: Tone;
}

/** The assets of a model that a list finds. */
export function listSource(
  model: AssetType,
  params: CallInput<'objects.map'>['params'],
  filters: CallInput<'objects.map'>['body']['filters'],
): MapSource {
  return {
    key: ['objects.map', params, filters],
    read: (view, signal) => call('objects.map', { params, body: { filters, view } }, signal),
    addressOf: (id) => assetAddress(id),
    states: statesOf(model),
  };
}
