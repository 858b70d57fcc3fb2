import { consentSentences } from '@practice/contracts';
import { Anchor, Box, CheckboxField } from '@practice/ui';
import { FieldSlot } from './field-slot.tsx';
import { useWizardForm } from './form-values.ts';
import { useFieldError } from './wizard-context.ts';

const noticeName = 'KVKK aydınlatma metnini';
const [beforeNotice, afterNotice] = consentSentences.kvkk.split(noticeName);

/** The two consents: separate and never preselected, as the law requires. */
export function Consents() {
  const { register } = useWizardForm();
  return (
    <Box as="section" aria-label="Onaylar" display="grid" gap="1">
      <FieldSlot field="kvkkConsent">
        <CheckboxField
          {...register('kvkkConsent')}
          required
          label={
            <>
              {beforeNotice}
              <Anchor href="/kvkk-aydinlatma-metni" target="_blank" rel="noopener" title="Yeni sekmede açılır">
                {noticeName}
              </Anchor>
              {afterNotice}
            </>
          }
          error={useFieldError('kvkkConsent')}
        />
      </FieldSlot>
      <FieldSlot field="communicationConsent">
        <CheckboxField
          {...register('communicationConsent')}
          required
          label={consentSentences.communication}
          error={useFieldError('communicationConsent')}
        />
      </FieldSlot>
    </Box>
  );
}
