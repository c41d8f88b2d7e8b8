import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { QrTemplateAttribute } from '@huella/domain/calls/qr-templates';
import { maxDescription } from '@huella/domain/model/qr-template';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { Tabs } from '../../ui/Tabs';
import { TextInput } from '../../ui/TextInput';
import { useSay } from '../../words/use-say';
import { SectionCard } from './SectionCard';
import type { TemplatePartsProps } from './template-draft';
import { TemplateImages, type TemplateImagesProps } from './TemplateImages';
import { PrivateCard } from './PrivateCard';

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 });
const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});
const Count = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.palette.ink3 }));
const Texts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });

type Part = 'shown' | 'texts' | 'images';

/** What a template says, by parts: what is shown, and its texts. */
export function TemplateParts(props: TemplateImagesProps) {
  const { say } = useSay('qrTemplates');
  const [part, setPart] = useState<Part>('shown');
  const { saved, draft } = props;
  const facts = saved.attributes.filter(({ name }) =>
    draft.sections.some(({ fields }) => fields.includes(name)),
  );
  const shown = facts.filter(({ name, hide }) => draft.on.has(name) && !hide);
  return (
    <Column>
      <Bar>
        <Tabs
          id="template"
          label={say('qrTemplates:tabs')}
          value={part}
          onChange={setPart}
          tabs={[
            { value: 'shown', label: say('qrTemplates:tabShown') },
            { value: 'texts', label: say('qrTemplates:tabTexts') },
            {
              value: 'images',
              label: say('qrTemplates:tabImages'),
              ...(draft.images.length > 0 && { count: draft.images.length }),
            },
          ]}
        />
        <Count aria-live="polite">
          {say('qrTemplates:visible', { shown: shown.length, all: facts.length })}
        </Count>
      </Bar>
      <Column role="tabpanel" id={`template-panel-${part}`} aria-labelledby={`template-tab-${part}`}>
        {part === 'shown' && <Shown {...props} />}
        {part === 'texts' && <Descriptions {...props} />}
        {part === 'images' && <TemplateImages {...props} />}
      </Column>
    </Column>
  );
}

function Shown({ saved, draft, onChange }: TemplatePartsProps) {
  const { say } = useSay('qrTemplates');
  const byName = new Map(saved.attributes.map((attribute) => [attribute.name, attribute]));
  const attributesOf = (names: readonly string[]): readonly QrTemplateAttribute[] =>
    names.flatMap((name) => byName.get(name) ?? []);
  const isShut = saved.attributes.some(({ reason }) => reason === 'shut');
  return (
    <>
      {isShut && <Notice tone="info">{say('qrTemplates:shutText')}</Notice>}
      {draft.sections.map((section, at) => (
        <SectionCard
          key={section.name}
          section={section}
          attributes={attributesOf(section.fields)}
          isFirst={at === 0}
          isLast={at === draft.sections.length - 1}
          draft={draft}
          onChange={onChange}
        />
      ))}
      <PrivateCard attributes={saved.attributes.filter(({ reason }) => reason === 'private')} />
    </>
  );
}

function Descriptions({ draft, onChange }: TemplatePartsProps) {
  const { say } = useSay('qrTemplates');
  const { description } = draft;
  return (
    <Card>
      <Texts>
        <TextInput
          label={say('qrTemplates:descriptionEs')}
          hint={say('qrTemplates:descriptionHint')}
          rows={4}
          maxLength={maxDescription}
          value={description.es}
          onChange={(es) => {
            onChange({ ...draft, description: { ...description, es } });
          }}
        />
        <TextInput
          label={say('qrTemplates:descriptionEn')}
          rows={4}
          maxLength={maxDescription}
          value={description.en}
          onChange={(en) => {
            onChange({ ...draft, description: { ...description, en } });
          }}
        />
      </Texts>
    </Card>
  );
}
