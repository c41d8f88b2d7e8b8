import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useIsPhone } from '../shell/use-media';
import { StickyFooter } from '../ui/StickyFooter';
import { WorkingButton } from '../ui/WorkingButton';
import { useSay } from '../words/use-say';
import type { FormPage } from './form-page';

export interface PageFootProps {
  readonly page: FormPage;
  readonly saveLabel: string;
  readonly isSaving: boolean;
  /** Leaves the way, where there is no page before. */
  readonly leaveLabel: string;
  readonly onLeave: () => void;
}

/** The foot of a form that is a page of a way: a page back, or the way out of the first one, and on. */
export function PageFoot({ page, saveLabel, isSaving, leaveLabel, onLeave }: PageFootProps) {
  const isPhone = useIsPhone();
  const size = isPhone ? 'main' : 'medium';
  return (
    <StickyFooter
      start={
        page.before === null ? (
          <Button size={size} onClick={onLeave}>
            {leaveLabel}
          </Button>
        ) : (
          <PageBack to={page.before} />
        )
      }
      end={
        <WorkingButton type="submit" variant="contained" size={size} working={isSaving}>
          {saveLabel}
        </WorkingButton>
      }
    />
  );
}

/** A page back. The draft has what was typed, so that nobody need be asked. */
function PageBack({ to }: { readonly to: NonNullable<FormPage['before']> }) {
  const { say } = useSay('form');
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  return (
    <Button
      size={isPhone ? 'main' : 'medium'}
      startIcon={<ArrowLeft size={16} />}
      onClick={() => void navigate({ href: to, ignoreBlocker: true })}
    >
      {say('form:pageBack')}
    </Button>
  );
}
