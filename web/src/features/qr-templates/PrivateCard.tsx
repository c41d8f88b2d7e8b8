import Typography from '@mui/material/Typography';
import type { QrTemplateAttribute } from '@huella/domain/calls/qr-templates';
import { Card } from '../../ui/Card';
import { useSay } from '../../words/use-say';
import { FieldRows, FieldRow, SectionHead } from './FieldRow';

/** What stays in the company, so that nobody looks for its switch. */
export function PrivateCard({ attributes }: { readonly attributes: readonly QrTemplateAttribute[] }) {
  const { say } = useSay('qrTemplates');
  if (attributes.length === 0) return null;
  return (
    <Card flush as="section">
      <SectionHead>
        <div>
          <Typography component="h2" variant="h4">
            {say('qrTemplates:privateGroup')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'ink3' }}>
            {say('qrTemplates:privateText')}
          </Typography>
        </div>
      </SectionHead>
      <FieldRows>
        {attributes.map((attribute) => (
          <FieldRow key={attribute.name} attribute={attribute} isOn={false} />
        ))}
      </FieldRows>
    </Card>
  );
}
