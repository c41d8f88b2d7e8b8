import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { contextLevels, type Context, type ContextLevel } from '@huella/domain/rules/context';
import { useContextChoice } from '../../session/context';
import { gutter, height } from '../../theme/tokens';
import { IconAction } from '../../ui/IconAction';
import { SearchInput } from '../../ui/SearchInput';
import { useSay } from '../../words/use-say';
import { chosenAt, optionsAt } from './catalogue';
import { ContextActions } from './ContextActions';
import { ContextColumn } from './ContextColumn';
import { FoundList } from './FoundList';
import { levelBeside, levelPhrases } from './levels';
import { Recents } from './Recents';
import { useCatalogue } from './use-catalogue';
import { useDraft } from './use-draft';
import { useContextSearch } from './use-search';

export interface ContextStepsProps {
  readonly onEnter: (context: Context) => void;
  readonly onClose: () => void;
}

const whole = {
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  borderRadius: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
} as const;
const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 56,
  padding: '4px 8px 4px 16px',
  borderBottom: `1px solid ${theme.palette.line}`,
  '& > button:first-of-type': { marginLeft: -8 },
  '& > div': { flex: 1, minWidth: 0 },
}));
const Above = styled('div')({ display: 'grid', gap: 12, padding: `12px ${gutter.phone}px` });
const Path = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInline: -8,
  color: theme.palette.ink3,
  '& button': { minHeight: height.phoneTarget, padding: '0 8px' },
}));

/** The same choice on a phone: one level a screen, with the path over it to go back by. */
export function ContextSteps({ onEnter, onClose }: ContextStepsProps) {
  const { say } = useSay('shell');
  const known = useCatalogue();
  const titleId = useId();
  const draft = useDraft(known.items, useContextChoice().context, onEnter);
  const { level } = draft.at;
  const above = levelBeside(level, -1);
  const search = useContextSearch(known, draft.context, draft.take);
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId} slotProps={{ paper: { sx: whole } }}>
      <Bar>
        {above !== undefined && (
          <IconAction label={say('ui:goBack')} onClick={() => draft.goTo(above)}>
            <ArrowLeft size={20} />
          </IconAction>
        )}
        <div>
          <Typography id={titleId} component="h2" variant="h3">
            {say(levelPhrases[level].choose)}
          </Typography>
          <Typography variant="caption" sx={{ color: 'ink3' }}>
            {say('shell:levelOf', { step: contextLevels.indexOf(level) + 1 })}
          </Typography>
        </div>
        <IconAction label={say('ui:close')} onClick={onClose}>
          <X size={20} />
        </IconAction>
      </Bar>
      <Above>
        <SearchInput
          size="medium"
          value={search.text}
          onChange={search.setText}
          placeholder={say('shell:searchContextShort')}
          onKeyDown={search.onKey}
          inputProps={search.inputProps}
        />
        {search.text === '' && <Recents onTake={search.take} />}
        {search.text === '' && above !== undefined && (
          <StepsAbove level={level} known={known} context={draft.context} onGo={draft.goTo} />
        )}
      </Above>
      {search.text === '' ? (
        <ContextColumn
          key={level}
          level={level}
          options={optionsAt(known.items, known.catalogue, draft.context, level)}
          chosen={draft.context[level]}
          isReached
          onPick={(id) => draft.pick(level, id)}
        />
      ) : (
        <FoundList search={search} />
      )}
      <ContextActions context={draft.context} onFollow={onClose} />
    </Dialog>
  );
}

interface StepsAboveProps {
  readonly level: ContextLevel;
  readonly known: ReturnType<typeof useCatalogue>;
  readonly context: Context;
  readonly onGo: (level: ContextLevel) => void;
}

function StepsAbove({ level, known, context, onGo }: StepsAboveProps) {
  const { say } = useSay('shell');
  const levels = contextLevels.slice(0, contextLevels.indexOf(level));
  return (
    <Path>
      {levels.map((each, place) => (
        <span key={each}>
          {place > 0 && <span aria-hidden="true">/</span>}
          <Button variant="text" size="small" onClick={() => onGo(each)}>
            {chosenAt(known.catalogue, context, each)?.name ?? say(levelPhrases[each].name)}
          </Button>
        </span>
      ))}
    </Path>
  );
}
