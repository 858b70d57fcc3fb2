/** A file as the response of a route; sent as a download. */
export class FileResponse {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;

  constructor(fileName: string, contentType: string, content: Buffer) {
    this.fileName = fileName;
    this.contentType = contentType;
    this.content = content;
  }

  /** Its form between processes. */
  toJSON() {
    return { fileName: this.fileName, contentType: this.contentType, base64: this.content.toString('base64') };
  }
}
