import { CheckboxField, SimpleGrid, TextField } from '@practice/ui';
import { readTime } from '@practice/ui/admin';
import { useNotificationSettings } from '@practice/ui/back-office';
import { useEffect, useState } from 'react';
import { Panel } from './panel.tsx';

/** When nothing is announced, by the clock of the practice. */
export function QuietHours() {
  const { settings, change } = useNotificationSettings();
  const { enabled, start, end } = settings.quietHours;
  return (
    <Panel
      title="Sessiz saatler"
      description="Bu saatlerde ses, ekran ve masaüstü bildirimi olmaz; e-postalar sonraya kalır, acil olanlar dışında. Saatler İstanbul saatidir."
    >
      <CheckboxField
        label="Sessiz saatleri kullan"
        checked={enabled}
        onChange={(event) => change({ quietHours: { enabled: event.target.checked } })}
      />
      <SimpleGrid columns={2} gap="4" maxW="20rem" mt="2">
        <Time
          label="Başlangıç"
          value={start}
          isOn={enabled}
          onSave={(time) => change({ quietHours: { start: time } })}
        />
        <Time label="Bitiş" value={end} isOn={enabled} onSave={(time) => change({ quietHours: { end: time } })} />
      </SimpleGrid>
    </Panel>
  );
}

type TimeProps = { label: string; value: string; isOn: boolean; onSave: (time: string) => void };

/** Saved when it is left, if it is a time of day. */
function Time({ label, value, isOn, onSave }: TimeProps) {
  const [text, setText] = useState(value);
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => setText(value), [value]);

  function leave() {
    const time = readTime(text);
    setIsWrong(time === null);
    if (time === null) return;
    setText(time);
    if (time !== value) onSave(time);
  }

  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      disabled={!isOn}
      value={text}
      error={isWrong ? 'Saati 22:00 gibi yazın' : undefined}
      onChange={(event) => setText(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
      }}
    />
  );
}
