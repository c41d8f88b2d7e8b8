import Button from '@mui/material/Button';
import { useSay } from '../words/use-say';
import { Modal } from './Modal';
import { ProgressLine } from './ProgressLine';

export interface ProcessingModalProps {
  readonly open: boolean;
  /** 'Guardando 32 animales'. */
  readonly title: string;
  /** 'Puede cerrar esta ventana. Le avisaremos al terminar.' */
  readonly text: string;
  readonly done: number;
  readonly total: number;
  readonly secondsLeft?: number | undefined;
  /** Leaves the work running in the background. */
  readonly onLeave: () => void;
  /** Offered once the work takes more than ten seconds. */
  readonly onStop?: (() => void) | undefined;
}

/** Work that takes longer than a second: figure, bar, time left. It may be left and found again. */
export function ProcessingModal(props: ProcessingModalProps) {
  const { say } = useSay();
  return (
    <Modal
      open={props.open}
      onClose={props.onLeave}
      title={props.title}
      text={props.text}
      actions={
        <>
          {props.onStop !== undefined && (
            <Button size="small" variant="text" color="secondary" onClick={props.onStop}>
              {say('ui:stop')}
            </Button>
          )}
          <Button size="small" onClick={props.onLeave}>
            {say('ui:keepWorking')}
          </Button>
        </>
      }
    >
      <ProgressLine
        label={props.title}
        done={props.done}
        total={props.total}
        secondsLeft={props.secondsLeft}
      />
    </Modal>
  );
}
