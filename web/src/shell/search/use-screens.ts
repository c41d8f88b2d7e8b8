import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { actions } from '@huella/domain/rules/actions';
import { menuOf } from '@huella/domain/rules/menu';
import { languages } from '@huella/domain/words';
import type { AssetType } from '@huella/domain/model/asset-type';
import { knownAddress } from '../../address';
import { paths } from '../../paths';
import { usePlace } from '../../session/context';
import { modelsQuery } from '../../session/models-query';
import { loadWordsIn, sayIn } from '../../words/i18n';
import { useSay } from '../../words/use-say';
import { visibleItems } from '../menu-items';
import { prehomeEntries } from '../prehome-menu';
import type { KnownScreen } from './options';

/** The screens of the menus that the user has where they work, and what they may begin, by their names in either language. */
export function useScreens(): {
  readonly screens: readonly KnownScreen[];
  readonly actions: readonly KnownScreen[];
} {
  const { say, word } = useSay('shell', 'search');
  const place = usePlace();
  const { data: models = [] } = useQuery({ ...modelsQuery(place?.boxId ?? 0), enabled: place !== null });
  useOtherWords();
  // The server sends the literals of the registry.
  const model = models.find(({ id }) => id === place?.assetType) as unknown as AssetType | undefined;
  const entries =
    place === null || model === undefined
      ? []
      : visibleItems(
          menuOf(model).map(({ label, group, subtypes, ...entry }) => ({
            ...entry,
            ...{ label, name: word(label), group: word(group) },
            ...(subtypes !== undefined && { subtypes: [...subtypes] }),
          })),
          place,
        );
  const labels = new Map(model === undefined ? [] : menuOf(model).map(({ path, label }) => [path, label]));
  return {
    screens: [
      ...entries.map(({ name, path, icon, group }) => ({
        ...{ key: `home-${path}`, label: name, line: group, icon },
        names: Object.values(labels.get(path) ?? { shown: name }),
        address: knownAddress(path),
      })),
      ...(place?.can('ASSET_LIST') === true
        ? [
            {
              ...{ key: 'tasks', label: say('shell:tasks'), line: '', icon: 'list-checks' },
              names: languages.map((language) => sayIn(language, 'shell:tasks')),
              address: paths.runs,
            },
          ]
        : []),
      ...prehomeEntries
        .filter(({ path }) => !labels.has(path))
        .map(({ name, group, path, icon }) => ({
          ...{ key: `prehome-${path}`, label: say(name), line: say(group), icon },
          names: languages.map((language) => sayIn(language, name)),
          address: path,
        })),
    ],
    actions: actions
      .filter((action) => !('permission' in action) || place?.can(action.permission) === true)
      .map(({ label, also, path, icon }) => ({
        ...{ key: `action-${path}`, label: word(label), line: '', icon },
        names: [...Object.values(label), ...Object.values(also).flatMap((words) => words.split(' '))],
        address: path,
      })),
  };
}

/** The names of screens in the languages that are not shown: they come a moment later, or not at all. */
function useOtherWords(): void {
  const [, setThere] = useState(false);
  useEffect(() => {
    const coming = Promise.all(languages.map((language) => loadWordsIn(language, 'shell')));
    void coming.then(
      () => setThere(true),
      () => undefined, // those of the language that is shown are enough
    );
  }, []);
}
