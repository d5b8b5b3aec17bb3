import type { PrintedInvoice } from "./printed-invoice.ts";

/** The name that the file has within the PDF, by the standard. */
export const FACTUR_X_FILE = "factur-x.xml";

/** The invoice as Factur-X, profile MINIMUM: what its readers' programs book. An amount of a credit note is positive, its type says which way it goes. */
export function facturXOf({ number, kind, issued_on, net, tax, gross, isPaid, content }: PrintedInvoice): string {
  const { seller, buyer } = content;
  const amount = (cents: number): string => (Math.abs(cents) / 100).toFixed(2);
  const party = ({ name, siret }: { name: string; siret: string }, vat = ""): string =>
    [
      `<ram:Name>${escaped(name)}</ram:Name>`,
      // 0002: a SIREN.
      siret === ""
        ? ""
        : `<ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">${escaped(siret.slice(0, 9))}</ram:ID></ram:SpecifiedLegalOrganization>`,
      vat === "" ? "" : "<ram:PostalTradeAddress><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress>",
      vat === "" ? "" : `<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${escaped(vat)}</ram:ID></ram:SpecifiedTaxRegistration>`,
    ].join("");
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">',
    "<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:factur-x.eu:1p0:minimum</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>",
    `<rsm:ExchangedDocument><ram:ID>${escaped(number)}</ram:ID><ram:TypeCode>${kind === "credit" ? "381" : "380"}</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="102">${issued_on.replaceAll("-", "")}</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>`,
    "<rsm:SupplyChainTradeTransaction>",
    `<ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty>${party(seller, seller.vat)}</ram:SellerTradeParty><ram:BuyerTradeParty>${party(buyer)}</ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement>`,
    "<ram:ApplicableHeaderTradeDelivery/>",
    `<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode><ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:TaxBasisTotalAmount>${amount(net)}</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">${amount(tax)}</ram:TaxTotalAmount><ram:GrandTotalAmount>${amount(gross)}</ram:GrandTotalAmount><ram:DuePayableAmount>${isPaid ? "0.00" : amount(gross)}</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>`,
    "</rsm:SupplyChainTradeTransaction>",
    "</rsm:CrossIndustryInvoice>",
    "",
  ].join("\n");
}

/** What an XMP packet says of the file within, with the schema that explains these fields to readers of PDF/A. */
export const facturXMetadata = `
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>${FACTUR_X_FILE}</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>MINIMUM</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${[
      ["DocumentFileName", "name of the embedded XML invoice file"],
      ["DocumentType", "INVOICE"],
      ["Version", "The actual version of the Factur-X XML schema"],
      ["ConformanceLevel", "The conformance level of the embedded Factur-X data"],
    ]
      .map(
        ([name, description]) =>
          `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
      )
      .join("")}</rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** A text as XML holds it, without the characters that it cannot hold. */
function escaped(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what XML 1.0 has no place for
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "").replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
