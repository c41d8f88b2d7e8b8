import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import X from 'lucide-react/icons/x';
import type { Field } from '@huella/domain/model/field';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { plainText, type Value, type Values } from '@huella/domain/model/value';
import { nothing } from '../fields/PlainView';
import { isTyped, labelWithUnit } from '../fields/raw-value';
import { Card } from '../ui/Card';
import { CopyButton } from '../ui/CopyButton';
import { IconAction } from '../ui/IconAction';
import { KeyValueList } from '../ui/KeyValueList';
import { useSay } from '../words/use-say';
import type { StepForm } from './use-step-form';

export interface MinePanelProps {
  readonly form: StepForm;
  /** What the inputs held before somebody else's version was loaded. */
  readonly mine: Values;
  readonly onClose: () => void;
}

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 4 });
const Theirs = styled('span')(({ theme }) => ({
  display: 'block',
  fontWeight: 400,
  color: theme.palette.ink3,
}));
const Words = styled('div')({ flex: 1, minWidth: 0 });

/** What one had typed before loading somebody else's version: to read, to copy, to put back. */
export function MinePanel({ form, mine, onClose }: MinePanelProps) {
  const { say } = useSay('form');
  const { model, locale } = form.subject;
  const shown = (field: Field, value: Value) => {
    const text = isTyped(field) ? plainText(value) : formatField(field, value, locale);
    return text === '' ? nothing : text;
  };
  const rows = model.attributes
    .filter(({ name }) => Object.hasOwn(mine, name))
    .map((field) => ({
      key: labelWithUnit(field, locale),
      mine: shown(field, mine[field.name] ?? null),
      theirs: shown(field, form.raw[field.name] ?? null),
    }));
  return (
    <Card as="section">
      <Head>
        <Words>
          <Typography component="h2" variant="h3">
            {say('form:mineTitle')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'ink3' }}>
            {say('form:mineText')}
          </Typography>
        </Words>
        <CopyButton
          text={rows.map((row) => `${row.key}: ${row.mine}`).join('\n')}
          label={say('form:mineCopy')}
          doneLabel={say('form:mineCopied')}
        />
        <IconAction size="small" label={say('ui:close')} onClick={onClose}>
          <X size={16} />
        </IconAction>
      </Head>
      <KeyValueList
        items={rows.map((row) => ({
          key: row.key,
          strong: true,
          value: (
            <>
              {row.mine}
              <Theirs>{say('form:theirs', { value: row.theirs })}</Theirs>
            </>
          ),
        }))}
      />
      <Button
        size="small"
        sx={{ mt: 1 }}
        onClick={() => {
          form.fill(mine);
          onClose();
        }}
      >
        {say('form:mineApply')}
      </Button>
    </Card>
  );
}
