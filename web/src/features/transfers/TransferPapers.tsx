import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { TransferPaper } from '@huella/domain/calls/transfers';
import { FileNames } from '../../fields/FileNames';
import { useLocale } from '../../session/model';
import { Card } from '../../ui/Card';
import { KeyValueList } from '../../ui/KeyValueList';
import { useSay } from '../../words/use-say';

const Inside = styled('div')({ display: 'grid', gap: 12 });

/** The papers that went with a transfer, certificates and files among them; nothing where there are none. */
export function TransferPapers({ papers }: { readonly papers: readonly TransferPaper[] }) {
  const { say } = useSay('arrivals', 'files');
  const locale = useLocale();
  if (papers.length === 0) return null;
  const items = papers.map(({ name, label, text, files }) => {
    const field = { name, label: { es: label, en: label }, type: 'file' } as const;
    return {
      key: label,
      value: files.length === 0 ? text : <FileNames field={field} value={files} locale={locale} />,
    };
  });
  return (
    <Card as="section">
      <Inside>
        <Typography component="h2" variant="h3">
          {say('arrivals:papers')}
        </Typography>
        <KeyValueList layout="stack" items={items} />
      </Inside>
    </Card>
  );
}
