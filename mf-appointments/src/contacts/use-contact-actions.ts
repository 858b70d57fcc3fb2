import type { ContactStatus } from '@practice/contracts';
import { useStaff } from '@practice/ui/back-office';
import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure } from '@practice/ui/records';
import { createContext, useContext } from 'react';
import {
  AssignContactMessageDocument,
  SetContactSpamDocument,
  SetContactStatusDocument,
} from '../generated/graphql.ts';
import type { Contact } from './contact.ts';
import type { ContactList } from './use-contacts.ts';

type Options = { list: ContactList; open: (id: string) => void; remove: (contact: Contact) => void };

const STATUS_FAILED = 'Durum güncellenirken hata oluştu.';

/** What staff do with one message: status, spam mark and assignee, each with a way back. */
export function useContactActions({ list, open, remove }: Options) {
  const client = useApolloClient();
  const { can } = useStaff();

  async function change(id: string, send: () => Promise<unknown>, failed: string): Promise<boolean> {
    list.markOwn([id]);
    try {
      await send();
      return true;
    } catch (error) {
      announceFailure(failed, error);
      return false;
    } finally {
      void list.refresh();
    }
  }

  async function setStatus({ id, status: before }: Contact, status: ContactStatus, isUndo = false) {
    const send = () => client.mutate({ mutation: SetContactStatusDocument, variables: { id, status } });
    if (!(await change(id, send, STATUS_FAILED))) return;
    const undo = () => void setStatus({ id, status } as Contact, before, true);
    announceDone('Mesaj durumu güncellendi.', isUndo ? undefined : undo);
  }

  async function setSpam({ id }: Pick<Contact, 'id'>, isSpam: boolean, isUndo = false) {
    const send = () => client.mutate({ mutation: SetContactSpamDocument, variables: { id, isSpam } });
    if (!(await change(id, send, 'Spam işareti değiştirilirken hata oluştu.'))) return;
    const done = isSpam ? 'Mesaj spam olarak işaretlendi.' : 'Mesaj spam değil olarak işaretlendi.';
    announceDone(done, isUndo ? undefined : () => void setSpam({ id }, !isSpam, true));
  }

  async function assign({ id }: Contact, userId: string | null) {
    const send = () => client.mutate({ mutation: AssignContactMessageDocument, variables: { id, userId } });
    if (await change(id, send, 'Sorumlu değiştirilirken hata oluştu.')) announceDone('Sorumlu güncellendi.');
  }

  return {
    open,
    remove,
    setStatus: (contact: Contact, status: ContactStatus) => void setStatus(contact, status),
    setSpam: (contact: Contact, isSpam: boolean) => void setSpam(contact, isSpam),
    assign: (contact: Contact, userId: string | null) => void assign(contact, userId),
    canWrite: can('contact:write'),
    canDelete: can('contact:delete'),
    canExport: can('contact:export'),
  };
}

export type ContactActions = ReturnType<typeof useContactActions>;

export const ContactActionsContext = createContext<ContactActions | null>(null);

/** @throws Error outside of the screen. */
export function useActions(): ContactActions {
  const actions = useContext(ContactActionsContext);
  if (!actions) throw new Error('There are no actions outside of the screen of messages.');
  return actions;
}
