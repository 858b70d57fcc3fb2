import { EXAMPLE_TEXT_NOTE } from '@practice/contracts';
import { practice } from '../practice.ts';

/** How the legal texts name the operator of the site. Every text is HTML, or part of a sentence. */
export type Operator = {
  /** Before everything else; '' when there is nothing to say. */
  note: string;
  /** “… tarafından işletilir.” */
  name: string;
  /** Where it can be reached, as paragraphs or a list. */
  details: string;
  /** Where a request is sent: “… iletebilirsiniz.” */
  application: string;
  /** “Sorularınız için …” */
  questions: string;
};

const contact = '<a href="/#iletisim">İletişim</a> bölümünde';

/** A practice without details yet: the texts name nobody, and say that they have to be edited. */
export const nobodyYet: Operator = {
  note: `<p><strong>${EXAMPLE_TEXT_NOTE}:</strong> veri sorumlusunun adı ve adresi eklenmeli, metin bir hukukçuya okutulmalıdır.</p>`,
  name: 'bu internet sitesini işleten uzman',
  details: `<p>Adres, telefon ve e-posta bilgilerimiz sitenin ${contact} yer alır.</p>`,
  application: `sitenin ${contact} yer alan adrese yazılı olarak ya da daha önce bize bildirdiğiniz ve sistemimizde kayıtlı e-posta adresinizden, aynı bölümdeki e-posta adresimize`,
  questions: `bize sitenin ${contact} yer alan yollarla ulaşabilirsiniz`,
};

const mail = `<a href="mailto:${practice.email}">${practice.email}</a>`;

/** The invented practice of the demonstration. */
export const demonstration: Operator = {
  note: '',
  name: practice.person,
  details: `<ul>
<li>Adres: ${practice.street}, ${practice.town}</li>
<li>Telefon: ${practice.phone}</li>
<li>E-posta: ${mail}</li>
</ul>`,
  application: `yukarıdaki adrese yazılı olarak ya da daha önce bize bildirdiğiniz ve sistemimizde kayıtlı e-posta adresinizden ${mail} adresine`,
  questions: `${mail} adresine yazabilir ya da ${practice.phone} numarasını arayabilirsiniz`,
};
