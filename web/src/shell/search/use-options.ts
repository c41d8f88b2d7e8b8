import { useMemo } from 'react';
import { useContextChoice, useTopBar } from '../../session/context';
import { useUser } from '../../session/session';
import { useSay } from '../../words/use-say';
import {
  actionsOnFirst,
  assetOptions,
  lotOptions,
  matchScreens,
  placeOptions,
  type OptionGroup,
  type SearchOption,
} from './options';
import { readChoices } from './recent-choices';
import { useFound, type Finding } from './use-found';
import { useScreens } from './use-screens';

/** What is offered for a text, group by group: what was opened last while there is none. */
export function useOptions(text: string): Finding & { readonly groups: readonly OptionGroup[] } {
  const { say } = useSay('search', 'shell');
  const { id: userId } = useUser();
  const finding = useFound(text);
  const { found } = finding;
  const known = useScreens();
  const { establishments } = useTopBar();
  const { context } = useContextChoice();
  const recents = useMemo(() => readChoices(userId), [userId]);
  const typeAt = (boxId: number) => {
    const types = establishments.find(({ id }) => id === boxId)?.asset_type ?? [];
    return types.find((type) => type === context.active) ?? types[0] ?? null;
  };
  const again = recents.map((choice): SearchOption => ({
    ...{ ...choice, key: choice.address, icon: 'tag' },
    line: establishments.find(({ id }) => id === choice.at?.boxId)?.value ?? say('search:screenLine'),
  }));
  const groups: readonly OptionGroup[] =
    text === ''
      ? [{ key: 'recents', name: say('search:recents'), options: again }]
      : [
          {
            key: 'assets',
            name: say('search:assets'),
            options: found === null ? [] : assetOptions(found, say),
          },
          { key: 'lots', name: say('search:lots'), options: found === null ? [] : lotOptions(found, say) },
          {
            key: 'places',
            name: say('search:places'),
            options: found === null ? [] : placeOptions(found, typeAt, say),
          },
          { key: 'screens', name: say('search:screens'), options: matchScreens(known.screens, text) },
          {
            key: 'actions',
            name: say('search:actions'),
            options: [
              ...matchScreens(known.actions, text),
              ...(found === null ? [] : actionsOnFirst(found, say)),
            ],
          },
        ];
  return { ...finding, groups: groups.filter(({ options }) => options.length > 0) };
}
