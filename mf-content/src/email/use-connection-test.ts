import type { EmailConnectionInput, EmailConnectionTest } from '@practice/contracts';
import { readProblem, useMutation } from '@practice/ui/data';
import { useState } from 'react';
import { TestEmailConnectionDocument } from '../generated/graphql.ts';

/** The setting that each part of the test is about. */
const settingOf: Readonly<Record<string, string>> = {
  host: 'smtp_host',
  port: 'smtp_port',
  secure: 'smtp_secure',
  user: 'smtp_user',
  password: 'smtp_pass',
};

/** The last try of the connection. */
export type ConnectionTest = { status: 'none' } | { status: 'running' } | ({ status: 'done' } & EmailConnectionTest);

type Options = {
  shownValue: (key: string) => string;
  /** What is wrong with settings, by their keys. */
  onRefused: (problems: Readonly<Record<string, string>>) => void;
};

/** Tries the mail server as it is in the form, saved or not. */
export function useConnectionTest({ shownValue, onRefused }: Options) {
  const [send] = useMutation(TestEmailConnectionDocument);
  const [test, setTest] = useState<ConnectionTest>({ status: 'none' });

  async function run(): Promise<void> {
    setTest({ status: 'running' });
    const input: EmailConnectionInput = {
      host: shownValue('smtp_host').trim(),
      port: Number(shownValue('smtp_port')) || 587,
      secure: shownValue('smtp_secure') === 'true',
      user: shownValue('smtp_user').trim(),
      password: shownValue('smtp_pass') || null,
    };
    try {
      const { data } = await send({ variables: { input } });
      if (!data) throw new Error('testEmailConnection answered nothing');
      setTest({ status: 'done', ...data.testEmailConnection });
    } catch (error) {
      const { message, errors } = readProblem(error);
      const refused = errors.flatMap(({ field, message: text }) =>
        settingOf[field] ? [[settingOf[field], text]] : [],
      );
      if (refused.length > 0) {
        setTest({ status: 'none' });
        onRefused(Object.fromEntries(refused));
      } else setTest({ status: 'done', success: false, message });
    }
  }

  return { test, run };
}
