import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import type { FieldPermissions } from '@huella/domain/calls/field-permissions';
import { boxesAddress, boxFieldsAddress } from '../../form/record-address';
import { paths } from '../../paths';
import { Avatar } from '../../ui/Avatar';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { PageHeader } from '../../ui/PageHeader';
import { SelectInput } from '../../ui/SelectInput';
import { useSay } from '../../words/use-say';

const Types = styled('div')({ width: 240 });
const markSize = 48;

/** Which establishment it is about, where it is, and the choice of its asset types. */
export function FieldsHead({ permissions }: { readonly permissions: FieldPermissions }) {
  const { say, word } = useSay('fields', 'organisation');
  const navigate = useNavigate();
  const { box, company, assetType, assetTypes } = permissions;
  const crumbs = [
    { label: say('organisation:companies'), href: paths.companies },
    { label: company.name, href: boxesAddress(company.id) },
    { label: box.name, href: boxesAddress(company.id, box.id) },
    { label: say('fields:short') },
  ];
  return (
    <PageHeader
      above={<Breadcrumb crumbs={crumbs} />}
      mark={<Avatar name={box.name} kind="company" size={markSize} />}
      title={say('fields:title', { name: box.name })}
      subtitle={say('fields:about')}
      actions={
        assetTypes.length > 1 && (
          <Types>
            <SelectInput
              label={say('fields:assetType')}
              size="small"
              options={assetTypes.map(({ id, name }) => ({ value: String(id), label: word(name) }))}
              value={String(assetType)}
              onChange={(chosen) => void navigate({ href: boxFieldsAddress(box.id, Number(chosen)) })}
            />
          </Types>
        )
      }
    />
  );
}
