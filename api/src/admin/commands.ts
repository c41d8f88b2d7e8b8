import { backupCommands } from './backup-commands';
import type { Command } from './command';
import { companyCommands } from './company-commands';
import { faultsCommands } from './faults-command';
import { ledgerCommands } from './ledger-command';
import { oracleCommands } from './oracle-commands';
import { ownershipCommands } from './ownership-commands';
import { planCommands } from './plan-commands';
import { priceCommands } from './price-commands';
import { registryCommands } from './registry-command';
import { tenantCommands } from './tenant-commands';
import { userCommands } from './user-commands';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  ...userCommands,
  ...companyCommands,
  ...ownershipCommands,
  ...planCommands,
  ...tenantCommands,
  ...registryCommands,
  ...oracleCommands,
  ...priceCommands,
  ...ledgerCommands,
  ...faultsCommands,
  ...backupCommands,
];
