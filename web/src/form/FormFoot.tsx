import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { phone } from '../theme/media';
import { useIsPhone } from '../shell/use-media';
import { StickyFooter } from '../ui/StickyFooter';
import { WorkingButton } from '../ui/WorkingButton';
import { useSay } from '../words/use-say';
import type { StepForm } from './use-step-form';

export interface FormFootProps {
  readonly form: StepForm;
  /** The button that saves: 'Cargar animal', 'Guardar cambios'. */
  readonly saveLabel: string;
  readonly saveDisabled?: boolean | undefined;
  readonly onCancel: () => void;
  /** An update is saved on the last step only, as a new record is. */
  readonly savesAtEnd?: boolean | undefined;
  /** An update is saved even where nothing was changed. */
  readonly savesUnchanged?: boolean | undefined;
}

const Note = styled('span')({ whiteSpace: 'nowrap' });
const Square = styled(Button)({ flex: 'none', width: 48, padding: 0 });

/**
 * The foot of a form: the way out, where one is, and where the button leads. A new record is saved on the last step;
 * an update on any, once something changed.
 */
export function FormFoot(props: FormFootProps) {
  const {
    form,
    saveLabel,
    saveDisabled = false,
    onCancel,
    savesAtEnd = false,
    savesUnchanged = false,
  } = props;
  const { say } = useSay('form');
  const isPhone = useIsPhone();
  const isUpdate = form.subject.mode === 'update';
  const isLast = form.at === form.steps.length - 1;
  const savesAnywhere = isUpdate && !savesAtEnd;
  const isIdle = isUpdate && form.changed.length === 0 && !savesUnchanged;
  const step = say('ui:stepOf', { step: form.at + 1, steps: form.steps.length });
  return (
    <StickyFooter
      onlyMainOnPhone={!isIdle}
      start={!isPhone && <Button onClick={onCancel}>{say('ui:cancel')}</Button>}
      note={<Note>{isIdle ? say('form:nothingChanged') : step}</Note>}
      end={
        <>
          <BackButton form={form} isPhone={isPhone} />
          {!isLast && <NextButton form={form} isMain={!savesAnywhere} />}
          {(savesAnywhere || isLast) && (
            <WorkingButton
              type="submit"
              variant="contained"
              size={isPhone ? 'main' : 'medium'}
              working={form.isSaving}
              disabled={isIdle || saveDisabled}
            >
              <Fitted wide={saveLabel} narrow={isLast ? saveLabel : say('form:save')} />
            </WorkingButton>
          )}
        </>
      }
    />
  );
}

/** The step before. */
function BackButton({ form, isPhone }: { readonly form: StepForm; readonly isPhone: boolean }) {
  const { say } = useSay('form');
  const before = form.steps[form.at - 1];
  if (before === undefined) return null;
  const goBack = () => {
    form.goTo(before.name);
  };
  if (!isPhone)
    return (
      <Button startIcon={<ArrowLeft size={16} />} onClick={goBack}>
        {say('form:previousStep')}
      </Button>
    );
  return (
    <Square size="main" aria-label={say('form:previousStep')} style={{ flex: 'none' }} onClick={goBack}>
      <ArrowLeft size={20} />
    </Square>
  );
}

/** Two buttons side by side have room for their whole words in wide windows only. */
const Words = styled('span')(({ theme }) => ({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [phone]: { maxWidth: 'calc(100vw - 168px)' },
  '&[data-shows="wide"]': { [theme.breakpoints.down('xl')]: { display: 'none' } },
  '&[data-shows="narrow"]': { [theme.breakpoints.up('xl')]: { display: 'none' } },
}));

function Fitted({ wide, narrow }: { readonly wide: string; readonly narrow: string }) {
  if (wide === narrow) return <Words>{wide}</Words>;
  return (
    <>
      <Words data-shows="wide">{wide}</Words>
      <Words data-shows="narrow">{narrow}</Words>
    </>
  );
}

/** On to the next step, by name. */
function NextButton({ form, isMain }: { readonly form: StepForm; readonly isMain: boolean }) {
  const { say, word } = useSay('form');
  const isPhone = useIsPhone();
  const next = form.steps[form.at + 1];
  if (next === undefined) return null;
  const named = say('form:continueTo', { step: word(next.title) });
  return (
    <Button
      {...(isMain ? { type: 'submit', variant: 'contained' } : { onClick: form.next })}
      size={isPhone ? 'main' : 'medium'}
      endIcon={<ArrowRight size={16} />}
    >
      <Fitted wide={named} narrow={isMain ? named : say('form:continue')} />
    </Button>
  );
}
