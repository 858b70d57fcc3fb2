import { ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { type Observable, race, Subject, shareReplay, take, tap } from 'rxjs';

type Result = ApolloLink.Result;
/** A query that was sent: `newer` takes the answer of the same query sent later, if that comes first. */
type Sent = { answer: Observable<Result>; newer: Subject<Result>; isJoinable: boolean };

/**
 * What happens when a query is asked for while the same one, with the same variables, is on its way. At the same moment, as by
 * the parts of one screen, both take one answer. Later it is sent again, since the answer on its way may be from before what
 * it is asked for, as a record that has just been deleted; and an answer that was overtaken by a newer one counts as that one.
 */
export function sameQueryLink(): ApolloLink {
  // By the document itself: those of two remotes may have the same name and ask for different fields.
  const sentByDocument = new WeakMap<DocumentNode, Map<string, Sent[]>>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== 'query') return forward(operation);
    const sent = sentByDocument.get(operation.query) ?? new Map<string, Sent[]>();
    sentByDocument.set(operation.query, sent);
    const key = JSON.stringify(operation.variables);
    const before = sent.get(key) ?? [];
    const last = before.at(-1);
    if (last?.isJoinable) return last.answer;
    const newer = new Subject<Result>();
    const isOver = () => {
      const others = (sent.get(key) ?? []).filter((other) => other !== query);
      if (others.length > 0) sent.set(key, others);
      else sent.delete(key);
    };
    const answer = race(
      forward(operation).pipe(
        tap((result) => {
          for (const other of olderThan(query, sent.get(key) ?? [])) other.newer.next(result);
        }),
      ),
      newer.pipe(take(1)),
    ).pipe(tap({ finalize: isOver }), shareReplay({ bufferSize: 1, refCount: true }));
    const query: Sent = { answer, newer, isJoinable: true };
    setTimeout(() => {
      query.isJoinable = false;
    });
    sent.set(key, [...before, query]);
    return answer;
  });
}

function olderThan(query: Sent, all: readonly Sent[]): readonly Sent[] {
  return all.slice(0, Math.max(0, all.indexOf(query)));
}
