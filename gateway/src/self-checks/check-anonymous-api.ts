import type { SelfCheckFault } from '@practice/contracts';
import { callService, type SelfCheck, type Service } from '@practice/service-kit';
import type { Express } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { CheckedSite } from '../url-health/site.ts';
import { askAsVisitor, type VisitorAnswer, type VisitorRequest } from './ask-as-visitor.ts';
import { graphqlRequests } from './graphql-requests.ts';
import type { PersonalKind, PersonalValues } from './personal-values.ts';
import { requestValues } from './request-values.ts';
import { restRequests } from './rest-requests.ts';
import { sampleOfAll } from './sample-of-all.ts';

export type AskedProduct = { site: CheckedSite; app: Express; schema: GraphQLSchema; services: Service[] };

/** Calls that are made in one step. */
const STEP = 40;
const REFUSED = /"code":"UNAUTHENTICATED"/;

export const kindLabels: Record<PersonalKind, string> = {
  name: 'adı',
  phone: 'telefonu',
  email: 'e-posta adresi',
  text: 'yazdıkları',
};

/**
 * Whether an answer to a visitor has somebody's personal data in it: every query of the schema and every address that the
 * gateway answers is asked for, over the loopback and without a session. Only what reads is asked.
 */
export function anonymousApiCheck({ site, app, schema, services }: AskedProduct): SelfCheck {
  let calls: VisitorRequest[][] = [];
  let values: PersonalValues | undefined;

  async function prepare(): Promise<PersonalValues> {
    const sampled = await sampleOfAll();
    const addresses = await callService('content', 'listAddresses', {});
    const tried = requestValues(
      sampled.sample,
      addresses.map(({ path }) => path),
    );
    calls = [...restRequests(app, services, tried), ...graphqlRequests(schema, tried)];
    values = sampled.values;
    return values;
  }

  return async (from) => {
    const looked = from === null || !values ? await prepare() : values;
    const begin = Number(from ?? 0);
    let checked = 0;
    const faults = new Map<string, SelfCheckFault>();
    for (const requests of calls.slice(begin, begin + STEP)) {
      for (const request of requests) {
        const answer = await askAsVisitor(request, site);
        checked += 1;
        for (const fault of faultsOf(request, answer, looked)) faults.set(fault.id, fault);
        // Who may not call it is decided before anything of the request is read.
        if (REFUSED.test(answer.text)) break;
      }
    }
    const next = begin + STEP < calls.length ? String(begin + STEP) : null;
    return { checked, faults: [...faults.values()], next };
  };
}

function faultsOf({ name }: VisitorRequest, { text }: VisitorAnswer, values: PersonalValues): SelfCheckFault[] {
  return [...values.in(text)].map(([kind, record]) => ({
    id: `${name}:${kind}`,
    sentence: `“${name}” yanıtında gerçek bir kişinin ${kindLabels[kind]} geçiyor.`,
    records: [record],
  }));
}
