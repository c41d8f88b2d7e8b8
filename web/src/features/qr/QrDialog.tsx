import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { shortLinkOf } from '@huella/domain/engine/qr/short-links';
import type { QrType } from '@huella/domain/model/qr-types';
import { localeTag } from '@huella/domain/model/value';
import { callFile } from '../../call/file';
import { callQuery } from '../../call/queries';
import { errorReason } from '../../list/error-reason';
import { phone } from '../../theme/media';
import { paper } from '../../theme/tokens';
import { CopyButton } from '../../ui/CopyButton';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { useToasts } from '../../ui/Toasts';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { codePng, codeSvg, svgAddress } from './code-image';
import { ReportLog } from './ReportLog';
import { ScanLog } from './ScanLog';

export interface QrDialogProps {
  /** The asset, or the lot, as the type of the page says. */
  readonly codedId: number;
  /** What names it: its tag, its name. */
  readonly label: string;
  /** The address of the public page. */
  readonly link: string;
  /** What the code holds, where it is not the short form of that address. */
  readonly held?: string | undefined;
  readonly typeQr: QrType;
  readonly onClose: () => void;
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: 20,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: 200,
  height: 200,
  margin: '0 auto',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: 8,
  background: paper,
}));
const Side = styled('div')({ minWidth: 0, display: 'flex', flexDirection: 'column', gap: 12 });
const Link = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '4px 4px 4px 12px',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: 8,
  background: theme.palette.sunken,
  '& code': {
    minWidth: 0,
    flex: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    font: 'inherit',
    fontSize: 13,
  },
}));
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface Code {
  readonly svg: string;
  readonly png: string;
}

/** The pictures of a code; null while they are drawn. */
function useCode(link: string): Code | null {
  const drawn = useQuery({
    queryKey: ['qr.picture', link],
    queryFn: async () => {
      const [svg, png] = await Promise.all([codeSvg(link), codePng(link)]);
      return { svg: svgAddress(svg), png };
    },
    staleTime: Infinity,
  });
  return drawn.data ?? null;
}

interface CodeButtonsProps {
  readonly link: string;
  /** The files are called after the type and the number (decisions section 5). */
  readonly name: string;
  readonly code: Code | null;
  readonly children: ReactNode;
}

function CodeButtons({ link, name, code, children }: CodeButtonsProps) {
  const { say } = useSay('qr');
  const look = { size: 'small', variant: 'outlined' } as const;
  const saved = { ...look, startIcon: <Download size={16} /> };
  return (
    <Buttons>
      <Button {...look} startIcon={<ExternalLink size={16} />} href={link} target="_blank" rel="noreferrer">
        {say('qr:see')}
      </Button>
      {code !== null && (
        <>
          <Button {...saved} href={code.png} download={`${name}.png`}>
            {say('qr:png')}
          </Button>
          <Button {...saved} href={code.svg} download={`${name}.svg`}>
            {say('qr:svg')}
          </Button>
        </>
      )}
      {children}
    </Buttons>
  );
}

/** The code as a PDF, which the server writes under the same name. */
function PdfButton({ codedId, typeQr }: Pick<QrDialogProps, 'codedId' | 'typeQr'>) {
  const { say } = useSay('qr');
  const { show } = useToasts();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callFile('qr.pdf', { params: { typeQr, id: String(codedId) } }),
    onError: (error) => {
      show({ tone: 'danger', text: say('qr:pdfFailed', { reason: errorReason(error, say) }) });
    },
  });
  return (
    <WorkingButton
      size="small"
      variant="outlined"
      startIcon={<Download size={16} />}
      working={isPending}
      onClick={() => {
        mutate();
      }}
    >
      {say('qr:pdf')}
    </WorkingButton>
  );
}

/** The code of an asset or a lot: to open, to copy as a link, to download as PNG, SVG or PDF (document 1 section 2), and its scans. */
export function QrDialog({ codedId, label, link, held, typeQr, onClose }: QrDialogProps) {
  const { say } = useSay('qr');
  const code = useCode(held ?? shortLinkOf(link));
  return (
    <Modal
      open
      size="base"
      onClose={onClose}
      title={say('qr:title', { label })}
      text={say('qr:text')}
      actions={
        <Button size="small" onClick={onClose}>
          {say('ui:close')}
        </Button>
      }
    >
      <Columns>
        {code === null ? (
          <span />
        ) : (
          <Picture src={code.svg} width={200} height={200} alt={say('qr:picture', { link })} />
        )}
        <Side>
          <Link>
            <code title={link}>{link}</code>
            <CopyButton text={link} label={say('qr:copy')} doneLabel={say('qr:copied')} />
          </Link>
          <CodeButtons link={link} name={`${typeQr}-${codedId}`} code={code}>
            <PdfButton codedId={codedId} typeQr={typeQr} />
          </CodeButtons>
          <ShutFields codedId={codedId} typeQr={typeQr} />
          <ReportLog codedId={codedId} typeQr={typeQr} />
          <ScanLog codedId={codedId} typeQr={typeQr} />
        </Side>
      </Columns>
    </Modal>
  );
}

/** Which fields a public page does not show because the establishment disables them; nothing where it shows them all. */
function ShutFields({ codedId, typeQr }: { readonly codedId: number; readonly typeQr: QrType }) {
  const { say, word, language } = useSay('qr');
  const { data, isError } = useQuery({
    ...callQuery('qr.shut', { params: { typeQr, id: String(codedId) } }),
    staleTime: 0,
  });
  if (isError) return <Notice tone="warning">{say('qr:shutFailed')}</Notice>;
  if (data === undefined || data.fields.length === 0) return null;
  const list = new Intl.ListFormat(localeTag[language], { type: 'conjunction' });
  return (
    <Notice tone="info" title={say('qr:shut')}>
      {say('qr:shutText', { fields: list.format(data.fields.map(({ label }) => word(label))) })}
    </Notice>
  );
}
