import type { RecallNode } from '@huella/domain/calls/recall';

/** A node of a graph for tests: an asset of one's own unless it says otherwise. */
export function buildNode(given: Partial<RecallNode> = {}): RecallNode {
  return {
    key: 'node',
    column: 1,
    kind: 'asset',
    share: 'own',
    assets: 1,
    noun: 'ternero',
    name: 'KD482 C317 6',
    assetId: 1,
    publicPage: null,
    place: { id: 1, name: 'La Matilde', company: 'Estancias del Salado' },
    ...given,
  };
}
