import type { StatusRules } from '../../model/status-rules';

const held = [27, 28, 29];
const keeper = [28];

/**
 * How the status of a silo bag moves (document 2 section 4). What several rows allow is united; expiry follows from
 * the day (decisions section 4).
 */
export const storageStatuses: StatusRules = {
  field: 'asset_status_change',
  moves: [
    {
      event: 5,
      subtypes: held,
      from: 'active',
      relations: ['EXPERT_USER'],
      to: ['validated', 'observed'],
    },
    { event: 5, subtypes: held, from: 'observed', relations: ['EXPERT_USER'], to: ['validated'] },
    { event: 6, subtypes: keeper, from: 'active', to: ['active', 'inactive'] },
    {
      event: 6,
      subtypes: held,
      from: 'validated',
      relations: ['EXPERT_USER'],
      to: ['validated', 'invalidated'],
    },
    {
      event: 6,
      subtypes: keeper,
      from: 'validated',
      relations: ['OWNER', 'EXPERT_USER', 'COMPANY_DELEGATE'],
      to: ['validated', 'inactive'],
    },
    {
      event: 6,
      subtypes: keeper,
      from: 'expired',
      relations: ['OWNER', 'EXPERT_USER', 'COMPANY_DELEGATE'],
      to: ['inactive', 'expired'],
    },
    {
      event: 6,
      subtypes: keeper,
      from: 'invalidated',
      relations: ['EXPERT_USER'],
      to: ['inactive', 'invalidated', 'active'],
    },
    { event: 6, subtypes: keeper, from: 'inactive', relations: ['EXPERT_USER'], to: ['inactive', 'active'] },
  ],
  expiry: {
    field: 'date_expired',
    from: ['active', 'observed', 'validated'],
    status: 'expired',
    subtypes: held,
  },
};
