import { checkChains } from '../db/ledger/check-chains';
import type { Connected } from '../db/database';
import { misuse, parseId, refuse, type Command, type Setting } from './command';
import { withDatabase } from './with-database';
import { words } from './words';

/** Assets that are named of those that are broken or differ; the others are counted. */
const maxNamed = 20;

/**
 * Walks the chains of one asset or of all and says what it found; broken ones, and assets that are not what their events
 * add up to, are named and refused.
 * @throws {AdminError} when one is broken or differs, or the asset is not there
 */
export async function checkLedger(
  db: Connected,
  { say }: Pick<Setting, 'say'>,
  assetId: number | null,
): Promise<void> {
  const begun = performance.now();
  let named = 0;
  const name = (text: string) => {
    named += 1;
    if (named <= maxNamed) say(text);
  };
  const counts = await checkChains(db, {
    assetId,
    onBroken: (broken) => {
      name(words.brokenLink(broken));
    },
    onDrifted: (drifted) => {
      name(words.driftedAsset(drifted));
    },
  });
  if (assetId !== null && counts.assets === 0) refuse(words.noAsset(assetId));
  const seconds = (performance.now() - begun) / 1000;
  if (counts.broken + counts.drifted > 0) refuse(words.ledgerBroken(counts, seconds));
  say(words.ledgerHolds(counts, seconds));
}

const check: Command = {
  name: 'ledger check',
  about: words.about.ledgerCheck,
  options: {
    asset: { takes: 'id', about: words.arguments.ledgerAsset },
    all: { takes: null, about: words.arguments.ledgerAll },
  },
  run: ({ setting, option, flag }) => {
    const asset = option('asset');
    if ((asset === null) === !flag('all')) misuse(words.oneOfAssetAndAll);
    const id = asset === null ? null : parseId(asset, words.assetNumber(asset));
    return withDatabase(setting, ({ db }) => checkLedger(db, setting, id));
  },
};

/** The ledger of events (decisions section 6, anchoring). */
export const ledgerCommands: readonly Command[] = [check];
