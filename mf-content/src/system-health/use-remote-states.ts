import { type ProblemResponse, type RemoteState, remoteStates } from '@practice/contracts';
import { useStaff } from '@practice/ui/back-office';
import { announceDone, announceFailure } from '@practice/ui/records';
import { useCallback, useEffect, useState } from 'react';

const PATH = '/api/remotes';

/**
 * What is live of the remotes, by name, asked again when `measuredAt` changes; empty until it is known. `rollBack` makes live what
 * was live before; an answer that is no success becomes a message.
 */
export function useRemoteStates(measuredAt: string) {
  const { fetch } = useStaff();
  const [states, setStates] = useState<ReadonlyMap<string, RemoteState>>(new Map());
  const [rollingBack, setRollingBack] = useState<string | null>(null);
  const take = useCallback(async (response: Response) => {
    const { data } = remoteStates.safeParse(await response.json().catch(() => undefined));
    if (data) setStates(new Map(data.remotes.map((state) => [state.name, state])));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each measurement
  useEffect(() => {
    // What was known last stays, as with everything that is measured.
    fetch(PATH).then(take, () => undefined);
  }, [fetch, take, measuredAt]);

  async function rollBack({ name, version }: RemoteState): Promise<void> {
    setRollingBack(name);
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ version }) };
    const sentence = 'Arayüz önceki sürümüne döndürülemedi.';
    try {
      const response = await fetch(`${PATH}/${name}/rollback`, init);
      if (response.ok) {
        await take(response);
        announceDone('Arayüz önceki sürümüne döndürüldü');
      } else {
        const { message }: Partial<ProblemResponse> = await response.json();
        announceFailure(message ?? sentence);
      }
    } catch (problem) {
      announceFailure(sentence, problem);
    }
    setRollingBack(null);
  }

  return { states, rollBack, rollingBack };
}
