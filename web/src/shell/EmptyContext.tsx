import Button from '@mui/material/Button';
import MapPin from 'lucide-react/icons/map-pin';
import type { Context } from '@huella/domain/rules/context';
import { EmptyState } from '../ui/EmptyState';
import { useSay } from '../words/use-say';
import { useOpenContext } from './context-opening';
import { levelPhrases, missingLevels, openLevel } from './context/levels';
import { HiddenTitle } from './HiddenTitle';
import { usePageTitle } from './page-title';

/** The screen needs a place to show, and a level of it is still to be chosen. */
export function EmptyContext({ context }: { readonly context: Context }) {
  const { say, language } = useSay('shell');
  const open = useOpenContext();
  usePageTitle(say('shell:chooseWhere'));
  const names = missingLevels(context).map((level) =>
    say(levelPhrases[level].name).toLocaleLowerCase(language),
  );
  const levels = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return (
    <>
      <HiddenTitle>{say('shell:context')}</HiddenTitle>
      <EmptyState
        icon={<MapPin size={20} />}
        title={say('shell:chooseWhere')}
        text={say('shell:chooseWhereText', { levels })}
        actions={
          <Button variant="contained" size="small" onClick={open}>
            {say(levelPhrases[openLevel(context)].choose)}
          </Button>
        }
      />
    </>
  );
}
