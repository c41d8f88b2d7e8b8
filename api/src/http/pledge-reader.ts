import { findPlace, type BoxAccess, type Place } from '../db/actors';
import type { Database } from '../db/database';

/**
 * Who reads what is pledged to them (decision 122): an establishment by its own rights, less what the establishment where it is kept
 * shows nobody in its lists.
 */
export async function readerOfPledge(db: Database, holder: BoxAccess, keptAt: number): Promise<BoxAccess> {
  const keeper = await findPlace(db, keptAt);
  return keeper === null ? holder : { ...holder, disabled: bothDisabled(holder, keeper) };
}

function bothDisabled(holder: Place, keeper: Place): Place['disabled'] {
  const types = [...new Set([...holder.disabled, ...keeper.disabled].map(({ assetType }) => assetType))];
  return types.map((assetType) => {
    const own = holder.disabled.find((each) => each.assetType === assetType);
    const theirs = keeper.disabled.find((each) => each.assetType === assetType);
    return {
      assetType,
      list: [...(own?.list ?? []), ...(theirs?.list ?? [])],
      new: own?.new ?? [],
      edit: own?.edit ?? [],
    };
  });
}
