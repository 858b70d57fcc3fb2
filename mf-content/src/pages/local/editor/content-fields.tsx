import { Box } from '@practice/ui';
import { FieldGroup, FullWidth } from '@practice/ui/admin';
import { FormClaimWarning } from '@practice/ui/records';
import { BlocksField } from '../../blocks/blocks-field.tsx';
import { TextListField } from '../../editing/text-list-field.tsx';
import { localPages } from '../local-page-records.ts';
import { PairsField } from './pairs-field.tsx';

const { Field } = localPages;

type ListName = 'heroFeatures' | 'whyChooseUsItems';

/** The texts of the page in the order in which visitors see them. */
export function ContentFields() {
  return (
    <>
      <FieldGroup title="Hero">
        <FullWidth>
          <Field.Text name="heroTitle" />
        </FullWidth>
        <FullWidth>
          <Field.Text name="heroSubtitle" />
        </FullWidth>
        <FullWidth>
          <Field.TextArea name="heroDescription" />
          <FormClaimWarning names={['heroTitle', 'heroSubtitle', 'heroDescription', 'heroFeatures']} />
        </FullWidth>
        <FullWidth>
          <ListField name="heroFeatures" />
        </FullWidth>
      </FieldGroup>
      <FieldGroup title="Neden biz">
        <FullWidth>
          <Field.Text name="whyChooseUsTitle" />
        </FullWidth>
        <FullWidth>
          <Field.TextArea name="whyChooseUsDescription" />
          <FormClaimWarning names={['whyChooseUsTitle', 'whyChooseUsDescription', 'whyChooseUsItems']} />
        </FullWidth>
        <FullWidth>
          <ListField name="whyChooseUsItems" />
        </FullWidth>
      </FieldGroup>
      <FieldGroup title="Güçlükler ve çözümler">
        <FullWidth>
          <Field.Text name="challengesTitle" />
        </FullWidth>
        <FullWidth>
          <Field.TextArea name="challengesDescription" />
        </FullWidth>
        <FullWidth>
          <ChallengesField />
        </FullWidth>
      </FieldGroup>
      <FieldGroup title="İletişim">
        <FullWidth>
          <Field.Text name="contactTitle" />
        </FullWidth>
        <FullWidth>
          <Field.TextArea name="contactDescription" />
        </FullWidth>
      </FieldGroup>
      <Box>
        <Field.Controlled name="pageBlocks">
          {({ label, value, onChange, error, ref }) => (
            <BlocksField ref={ref} label={label} value={value} onChange={onChange} error={error} />
          )}
        </Field.Controlled>
      </Box>
    </>
  );
}

/** What families bring, each beside how it is worked on. */
function ChallengesField() {
  return (
    <Field.Controlled name="challengesProblems">
      {(problems) => (
        <Field.Controlled name="challengesSolutions">
          {(solutions) => (
            <PairsField
              legend="Güçlükler ve çözümleri"
              noun="Güçlük ve çözüm"
              first={{ ...problems, label: 'Güçlük' }}
              second={{ ...solutions, label: 'Çözüm' }}
            />
          )}
        </Field.Controlled>
      )}
    </Field.Controlled>
  );
}

function ListField({ name }: { name: ListName }) {
  return (
    <Field.Controlled name={name}>
      {({ label, value, onChange, error, ref }) => (
        <TextListField ref={ref} label={label} value={value} onChange={onChange} error={error} />
      )}
    </Field.Controlled>
  );
}
