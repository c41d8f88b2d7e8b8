import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { QrTemplateAttribute, QrTemplateReply } from '@huella/domain/calls/qr-templates';
import { Card } from '../../ui/Card';
import { IconAction } from '../../ui/IconAction';
import { useSay } from '../../words/use-say';
import { FieldRow, FieldRows, SectionHead } from './FieldRow';
import { withFieldMoved, withSectionMoved, withSwitch, type TemplateDraft } from './template-draft';

export interface SectionCardProps {
  readonly section: QrTemplateReply['sections'][number];
  readonly attributes: readonly QrTemplateAttribute[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly draft: TemplateDraft;
  readonly onChange: (draft: TemplateDraft) => void;
}

const Count = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  whiteSpace: 'nowrap',
  ...theme.typography.body2,
  color: theme.palette.ink3,
}));
const Pair = styled('span')({ display: 'inline-flex', flex: 'none' });

/** A group of facts of the page: its attributes with their switches, in the order that they are shown in. */
export function SectionCard(props: SectionCardProps) {
  const { section, attributes, isFirst, isLast, draft, onChange } = props;
  const { say, word } = useSay('qrTemplates');
  const title = word(section.title);
  const shown = attributes.filter(({ name, hide }) => draft.on.has(name) && !hide).length;
  return (
    <Card flush as="section">
      <SectionHead>
        <Typography component="h2" variant="h4">
          {title}
        </Typography>
        <Count>{say('qrTemplates:shown', { shown, all: attributes.length })}</Count>
        <Moves
          name={title}
          isFirst={isFirst}
          isLast={isLast}
          onMove={(step) => {
            onChange(withSectionMoved(draft, section.name, step));
          }}
        />
      </SectionHead>
      <FieldRows>
        {attributes.map((attribute, at) => (
          <FieldRow
            key={attribute.name}
            attribute={attribute}
            isOn={draft.on.has(attribute.name)}
            onTurn={(isOn) => {
              onChange(withSwitch(draft, attribute.name, isOn));
            }}
            moves={
              attributes.length > 1 && (
                <Moves
                  name={word(attribute.data.label)}
                  isFirst={at === 0}
                  isLast={at === attributes.length - 1}
                  onMove={(step) => {
                    onChange(withFieldMoved(draft, attribute.name, step));
                  }}
                />
              )
            }
          />
        ))}
      </FieldRows>
    </Card>
  );
}

interface MovesProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (step: 1 | -1) => void;
}

function Moves({ name, isFirst, isLast, onMove }: MovesProps) {
  const { say } = useSay('qrTemplates');
  return (
    <Pair>
      <IconAction
        size="small"
        label={say('qrTemplates:up', { name })}
        disabled={isFirst}
        onClick={() => {
          onMove(-1);
        }}
      >
        <ArrowUp size={16} />
      </IconAction>
      <IconAction
        size="small"
        label={say('qrTemplates:down', { name })}
        disabled={isLast}
        onClick={() => {
          onMove(1);
        }}
      >
        <ArrowDown size={16} />
      </IconAction>
    </Pair>
  );
}
