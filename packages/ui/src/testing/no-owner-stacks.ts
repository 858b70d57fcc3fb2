import React from 'react';

type Shared = { recentlyCreatedOwnerStacks: number };

/**
 * Makes React's development build note no stack trace for the elements it creates, as it does by itself after ten
 * thousand in a second. Warnings would name with it where an element was made; it took a fifth of the screens' tests.
 */
export function noteNoOwnerStacks(): void {
  const shared = (React as unknown as Record<string, Shared>)
    .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
