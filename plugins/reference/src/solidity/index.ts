/** Syntax tree in, model out. */

import { type ReferenceSupplement } from "../../../../data/contracts/referenceSupplement";
import { isContract } from "./ast";
import { type Compilation } from "./compilation";
import { writeDescription, type Model, type Problem, type Unit } from "../model/model";
import * as NatSpec from "../model/natspec";
import { Definitions, type DraftUnit, getUnitKind } from "./definitions";
import { Descriptions } from "./descriptions";
import { MemberBuilder } from "./members";
import { addIdsUsed, addInherited, addUsed } from "./uses";

/**
 * Turns compiled sources into units. All sources are taken, those of dependencies too: types, bases and errors of
 * theirs are linked to. Which units get a page is decided elsewhere.
 */
export function extract(
  compilation: Compilation,
  supplement: ReferenceSupplement,
): { model: Model; problems: Problem[]; usedCorrections: ReadonlySet<string> } {
  const definitions = new Definitions(compilation);
  const descriptions = new Descriptions(definitions, supplement);
  const model: Model = new Map();
  for (const unit of definitions.units) model.set(unit.key, getUnit(unit, definitions, descriptions));
  for (const unit of definitions.units) addUsed(unit, definitions, model);
  addIdsUsed(definitions, model);
  addInherited(model);
  return { model, problems: descriptions.problems, usedCorrections: descriptions.usedCorrections };
}

function getUnit(unit: DraftUnit, definitions: Definitions, descriptions: Descriptions): Unit {
  const { node } = unit;
  const contract = isContract(node) ? node : undefined;
  const doc = NatSpec.parse(definitions.text(unit.source).comment(node.documentation));
  const supplied = descriptions.supplied(unit, "");
  const builder = new MemberBuilder(definitions, descriptions);
  const members = unit.drafts.map((draft) => builder.build(unit, draft));
  const [first] = members;
  return {
    key: unit.key,
    name: contract?.name ?? unit.drafts[0]?.name ?? "",
    kind: getUnitKind(node),
    source: unit.source,
    line: definitions.text(unit.source).line(node.nameLocation),
    ...(contract
      ? { ...writeDescription(doc), ...(supplied?.notice && { notice: supplied.notice }) }
      : { ...(first?.notice && { notice: first.notice }), ...(first?.dev && { dev: first.dev }) }),
    members,
    bases: (contract?.baseContracts ?? []).flatMap(({ baseName }) =>
      definitions.findUnitKey(baseName.referencedDeclaration),
    ),
    linearized: (contract?.linearizedBaseContracts ?? [])
      .slice(1)
      .flatMap((id) => definitions.findUnitKey(id)),
    inherited: [],
    emits: [],
    raises: [],
    idUsed: false,
  };
}
