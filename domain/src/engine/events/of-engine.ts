import type { EngineEvent } from '../../model/event-model';

/**
 * What the events that engines record have in common, of every asset type alike: nobody is offered them in any
 * establishment, and they have no form (model/engine-events).
 */
export function ofEngine(code: EngineEvent['permissions']['code']) {
  return {
    fields: [],
    form: { layout: 'flat', steps: [] },
    permissions: { box: [], code },
    isTransfer: false,
    isMassive: true,
    lotMode: false,
    inAssetList: false,
    modelExcelOnTag: false,
    onTransferred: false,
    assetDisabledToEvent: [],
  } as const satisfies Partial<EngineEvent>;
}
