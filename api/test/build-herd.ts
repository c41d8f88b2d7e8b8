import type { Values } from '@huella/domain/model/value';
import type { TestApp } from './app';
import { buildMember } from './build';
import { buildAnimal } from './build-animal';
import { buildAdd } from './build-input';

/** An operator with animals in an establishment of their own, each with what `herd` says of it. */
export async function buildHerd(app: TestApp, herd: readonly Values[] = [{}, {}, {}]) {
  const member = await buildMember(app, 'operator');
  const ids: number[] = [];
  for (const more of herd) {
    const { id } = await app.call('objects.add', buildAdd(member, buildAnimal(more)), member);
    ids.push(id);
  }
  return { member, ids };
}
