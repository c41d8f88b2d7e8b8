import { describe, expect, it } from 'vitest';
import { ownTargets, recentTargets } from './recent-targets';

const target = (id: number, alias?: string) => ({
  id,
  name: `Establecimiento ${id}`,
  company: 'Engorde Saladillo S.R.L.',
  ...(alias !== undefined && { alias }),
});
const sent = (id: number, alias?: string) => ({
  direction: 'out' as const,
  state: 'completed' as const,
  target: target(id, alias),
});

describe('the destinations offered again', () => {
  it('are the last three different ones that were sent to', () => {
    const rows = [sent(1, 'uno'), sent(2, 'dos'), sent(1, 'uno'), sent(3, 'tres'), sent(4, 'cuatro')];
    expect(recentTargets(rows, []).map(({ alias }) => alias)).toEqual(['uno', 'dos', 'tres']);
  });

  it('are also those that have something on its way to them, or took a part of it', () => {
    const rows = [
      { ...sent(1, 'uno'), state: 'in_transit' as const },
      { ...sent(2, 'dos'), state: 'partly' as const },
      { ...sent(3, 'tres'), state: 'returned' as const },
    ];
    expect(recentTargets(rows, []).map(({ alias }) => alias)).toEqual(['uno', 'dos']);
  });

  it('are also the others of the own company, each once', () => {
    const place = { boxId: 1, companyId: 3, companyName: 'Estancias del Sur' };
    const box = (id: number, fk: number) => ({ id, fk, value: `Campo ${id}`, alias: `campo-${id}` });
    const known = [box(1, 3), box(2, 3), box(4, 3), box(5, 9)];
    const recent = [{ alias: 'campo-4', name: 'Campo 4', company: 'Estancias del Sur' }];
    expect(ownTargets(place, known, recent)).toEqual([
      { alias: 'campo-2', name: 'Campo 2', company: 'Estancias del Sur' },
    ]);
  });

  it('are neither senders nor those that were refused', () => {
    const rows = [
      { ...sent(1, 'uno'), direction: 'in' as const },
      { ...sent(2, 'dos'), state: 'rejected' as const },
      sent(3, 'tres'),
    ];
    expect(recentTargets(rows, []).map(({ alias }) => alias)).toEqual(['tres']);
  });

  it('need an alias, which one’s own establishments have', () => {
    const rows = [sent(1), sent(2)];
    expect(recentTargets(rows, [{ id: 2, alias: 'el-recuerdo' }]).map(({ alias }) => alias)).toEqual([
      'el-recuerdo',
    ]);
  });
});
